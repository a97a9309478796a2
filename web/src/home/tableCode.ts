/** The code of a table, as people type it: any case, with blanks and dashes, or a whole link. */

const LINK = /\/table\/([^/?#\s]+)/;
/** Ids are written in small letters, codes in capitals. */
const ID = /^[0-9a-f]{24}$/i;

/** The name of the table; empty if there is none in the text. */
export function tableInText(text: string): string {
  const name = (LINK.exec(text)?.[1] ?? text).replace(/[^0-9a-z]/gi, '');
  return ID.test(name) ? name.toLowerCase() : name.toUpperCase();
}
