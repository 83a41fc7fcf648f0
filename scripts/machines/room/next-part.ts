const ways = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
} as const;
type Arrow = keyof typeof ways;

export const isArrow = (key: string): key is Arrow => key in ways;

/** The part of a picture that is next to the one that has the focus, in the direction of an arrow key. */
export function nextTo(picture: HTMLElement, key: Arrow): SVGElement | undefined {
  const [right, down] = ways[key];
  const parts = [...picture.querySelectorAll<SVGElement>('[tabindex]')];
  const here = document.activeElement;
  if (!here) return undefined;
  const from = middleOf(here);
  const ranked = parts
    .filter((part) => part !== here)
    .map((part) => {
      const { x, y } = middleOf(part);
      const [dx, dy] = [x - from.x, y - from.y];
      return {
        part,
        along: dx * right + dy * down,
        aside: Math.abs(dx * down) + Math.abs(dy * right),
      };
    })
    .filter(({ along, aside }) => along > 1 && along >= aside / 2)
    .toSorted((one, other) => one.along + 2 * one.aside - (other.along + 2 * other.aside));
  return ranked[0]?.part;
}

/** Of a box its upper edge: boxes that hold others would hide those inside. */
function middleOf(part: Element): { readonly x: number; readonly y: number } {
  const { x, y, width } = part.getBoundingClientRect();
  return { x: x + width / 2, y };
}
