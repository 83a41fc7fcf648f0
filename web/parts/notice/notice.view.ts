export interface NoticeColors {
  readonly background: string;
  readonly ink: string;
}

/** The documented colour tokens (B-53). */
const tokenColours: Record<string, string> = {
  success: '#8bc34a',
  'light-green': '#8bc34a',
  green: '#8bc34a',
  error: '#ff5252',
  red: '#ff5252',
  warning: '#fb8c00',
  info: '#2196f3',
};

const hex = /^#(?<digits>[\da-f]{3}|[\da-f]{6})$/iu;
const darkInk = '#14191b';
const lightInk = '#ffffff';

export function channels(color: string) {
  const digits = hex.exec(color)?.groups?.['digits'] ?? '000000';
  const full = digits.length === 3 ? digits.replaceAll(/./gu, '$&$&') : digits;
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255);
}

function luminance(color: string) {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string) {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Colours of a snackbar by token or #hex; anything else is shown as a success (GEN-09, B-53). */
export function noticeColors(color: string | null | undefined): NoticeColors {
  const token = color?.trim().toLowerCase() ?? 'success';
  const background = tokenColours[token] ?? (hex.test(token) ? token : '#8bc34a');
  const ink = contrast(background, darkInk) >= contrast(background, lightInk) ? darkInk : lightInk;
  return { background, ink };
}

/** A timeout of zero or less keeps the snackbar until it is closed (B-53). */
export const staysOpen = (timeout: number) => timeout <= 0;
