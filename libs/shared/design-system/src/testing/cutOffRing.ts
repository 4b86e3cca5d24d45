/** The ring is 2 px wide and 1 px outside. */
const RING = 3;

/** Returns the pixels of an element's focus ring that its ancestors cut off, one number for each cut. */
export function cutOffRing(element: Element): number[] {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const cuts: number[] = [];
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowX, clipPath } = getComputedStyle(around);
    if (overflowX === 'visible' && clipPath === 'none') continue;
    const box = around.getBoundingClientRect();
    const [t = 0, r = 0, b = 0, l = 0] = insets(clipPath);
    const room = [left - box.left - l, top - box.top - t, box.right - r - right, box.bottom - b - bottom];
    cuts.push(...room.map((pixels) => Math.max(0, RING - pixels)).filter((pixels) => pixels > 0));
  }
  return cuts;
}

function insets(clipPath: string): number[] {
  const [all, ...others] = (/inset\((.*)\)/.exec(clipPath)?.[1]?.match(/-?[\d.]+px/g) ?? []).map(Number.parseFloat);
  const [top = 0, right = top, bottom = top, left = right] = [all, ...others].filter((value) => value !== undefined);
  return [top, right, bottom, left];
}
