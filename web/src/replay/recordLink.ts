/** A record that travels in an address: compressed, in letters that every address may hold. */

const FORMAT = 'deflate-raw';
/** Ten times what a long game takes; more would only keep the browser busy. */
const MOST_LETTERS = 1 << 16;

export async function pack(record: string): Promise<string> {
  const bytes = await through(new CompressionStream(FORMAT), new TextEncoder().encode(record));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The record, or null where the address was cut short or changed on its way. */
export async function unpack(letters: string): Promise<string | null> {
  if (letters.length > MOST_LETTERS) return null;
  try {
    const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    const packed = Uint8Array.from(binary, (byte) => byte.charCodeAt(0));
    const bytes = await through(new DecompressionStream(FORMAT), packed);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  const passed = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(passed).arrayBuffer());
}
