import { channels, contrast } from '../notice/notice.view.ts';

const steps = 20;

/** Changes the lightness of a server colour as little as the required contrast with `ground` allows. */
export function legibleOn(ground: string, colour: string, leastContrast: number): string {
  const { hue, saturation, lightness } = hslOf(colour);
  const towards = contrast(ground, '#ffffff') > contrast(ground, '#000000') ? 1 : 0;
  for (let step = 0; step <= steps; step++) {
    const corrected = lightness + ((towards - lightness) * step) / steps;
    const written = step === 0 ? colour : hexOf(hue, saturation, corrected);
    if (contrast(written, ground) >= leastContrast) return written;
  }
  return colour;
}

function hslOf(colour: string) {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const lightness = (most + least) / 2;
  const chroma = most - least;
  if (chroma === 0) return { hue: 0, saturation: 0, lightness };
  const turned =
    most === red
      ? (green - blue) / chroma
      : most === green
        ? 2 + (blue - red) / chroma
        : 4 + (red - green) / chroma;
  const saturation = chroma / (1 - Math.abs(2 * lightness - 1));
  return { hue: (turned * 60 + 360) % 360, saturation, lightness };
}

function hexOf(hue: number, saturation: number, lightness: number) {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const turn = (offset + hue / 30) % 12;
    const value = lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
