/** Our own letters, or else those of the machine for a whole visit: nothing moves while one looks. */

/** Milliseconds that the page waits; both files were asked for before the first script. */
const PATIENCE = 1500;
const FACES = ['600 1em "El Messiri"', '1em Figtree'];

export async function letters(): Promise<void> {
  const own = Promise.all(FACES.map((face) => document.fonts.load(face)));
  const late = new Promise((_, tooLate) => setTimeout(tooLate, PATIENCE));
  await Promise.race([own, late]).catch(() => {
    document.documentElement.dataset.letters = 'late';
  });
}
