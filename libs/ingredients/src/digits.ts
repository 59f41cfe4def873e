const foreignDigits = /[\uff10-\uff19\u0660-\u0669\u06f0-\u06f9]/;
const foreignNumber = new RegExp(
  `${foreignDigits.source}|(?<=${foreignDigits.source})(?:[\u066b\u066c]|[\uff0c-\uff0e](?=${foreignDigits.source}))|\uff0f`,
  'g',
);
const foreignSigns = new Map<string, string>(
  Object.entries({ '\u066b': '.', '\u066c': ',', '\uff0c': ',', '\uff0d': '-', '\uff0e': '.', '\uff0f': '/' }),
);

/** Converts full-width, Arabic and Persian digits; keeps the length, so that offsets stay valid. */
export function toAsciiDigits(text: string): string {
  if (!foreignDigits.test(text)) return text;
  return text.replace(foreignNumber, (sign) => foreignSigns.get(sign) ?? String(sign.charCodeAt(0) & 15));
}

const wideLetter = /[\uff21-\uff3a\uff41-\uff5a]/g;

/** Converts digits like `toAsciiDigits`, and full-width letters: "２ｋｇ". */
export const toAscii = (text: string): string =>
  toAsciiDigits(text).replace(wideLetter, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0));

/** Writes a number in the digits of a text. */
export function writeInDigitsOf(written: string, number: string): string {
  const digit = foreignDigits.exec(written)?.[0];
  if (!digit) return number;
  const zero = digit.charCodeAt(0) & ~15;
  const isArabic = zero < 0xff00;
  return number
    .replace(/(?<=\d)[.,](?=\d)/g, (sign) => (isArabic ? '\u066b' : sign))
    .replace(/\d/g, (ascii) => String.fromCharCode(zero + Number(ascii)));
}
