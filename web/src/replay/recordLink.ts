/** A record in a link: compressed, in characters that are valid in a URL. */

const FORMAT = 'deflate-raw';
/** Ten times the size of a long game, against decompression bombs. */
const MOST_LETTERS = 1 << 16;

export async function pack(record: string): Promise<string> {
  const bytes = await through(new CompressionStream(FORMAT), new TextEncoder().encode(record));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The record, or null if the link was truncated or changed. */
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
