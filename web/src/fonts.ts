/** Our web fonts, or system fonts for the whole visit: no layout shift when a font arrives late. */

/** Milliseconds that the page waits; index.html has preloaded both files. */
const PATIENCE = 1500;
const FACES = ['600 1em "El Messiri"', '1em Figtree'];

export async function loadFonts(): Promise<void> {
  const own = Promise.all(FACES.map((face) => document.fonts.load(face)));
  const late = new Promise((_, tooLate) => setTimeout(tooLate, PATIENCE));
  await Promise.race([own, late]).catch(() => {
    document.documentElement.dataset.fonts = 'late';
  });
}
