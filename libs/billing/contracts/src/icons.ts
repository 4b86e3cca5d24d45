// Made by `npm run icons` from @fluentui/react-icons: the icons that the files beside this one use.
import type { Drawing } from '@console/rules';

export const AddCircle16: Drawing = {
  path: 'M2 8a6 6 0 1 1 12 0A6 6 0 0 1 2 8m6-7a7 7 0 1 0 0 14A7 7 0 0 0 8 1m.5 4a.5.5 0 0 0-1 0v2.5H5a.5.5 0 0 0 0 1h2.5V11a.5.5 0 0 0 1 0V8.5H11a.5.5 0 0 0 0-1H8.5z',
  grid: 16,
};
export const ArrowSwap16: Drawing = {
  path: 'M10.35 1.65a.5.5 0 0 0-.7.7L11.29 4H3.5a.5.5 0 0 0 0 1h7.8L9.64 6.65a.5.5 0 1 0 .7.7l2.5-2.5a.5.5 0 0 0 0-.7zm-4 7.7a.5.5 0 1 0-.7-.7l-2.5 2.5a.5.5 0 0 0 0 .7l2.5 2.5a.5.5 0 0 0 .7-.7L4.71 12h7.79a.5.5 0 0 0 0-1H4.7z',
  grid: 16,
};
export const Checkmark20: Drawing = {
  path: 'M3.37 10.17a.5.5 0 0 0-.74.66l4 4.5c.19.22.52.23.72.02l10.5-10.5a.5.5 0 0 0-.7-.7L7.02 14.27z',
  grid: 20,
};
export const CheckmarkCircleFilled20: Drawing = {
  path: 'M10 2a8 8 0 1 1 0 16 8 8 0 0 1 0-16m3.36 5.65a.5.5 0 0 0-.64-.06l-.07.06L9 11.3 7.35 9.65l-.07-.06a.5.5 0 0 0-.7.7l.07.07 2 2 .07.06c.17.11.4.11.56 0l.07-.06 4-4 .07-.08a.5.5 0 0 0-.06-.63',
  grid: 20,
};
export const CircleHalfFill16: Drawing = {
  path: 'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1m0 1a6 6 0 0 0-6 6h12a6 6 0 0 0-6-6',
  grid: 16,
};
export const Clock16: Drawing = {
  path: 'M2 8a6 6 0 1 1 12 0A6 6 0 0 1 2 8m6-7a7 7 0 1 0 0 14A7 7 0 0 0 8 1m0 3.5a.5.5 0 0 0-1 0v4c0 .28.22.5.5.5h3a.5.5 0 0 0 0-1H8z',
  grid: 16,
};
export const Edit20: Drawing = {
  path: 'M17.18 2.93a2.97 2.97 0 0 0-4.26-.06l-9.37 9.38q-.5.5-.66 1.2l-.88 3.94a.5.5 0 0 0 .6.6l3.93-.87c.46-.1.9-.34 1.23-.68l9.36-9.36a2.97 2.97 0 0 0 .05-4.15m-3.55.65a1.97 1.97 0 1 1 2.8 2.8l-.68.66-2.8-2.79zm-1.38 1.38 2.8 2.8-7.99 7.97q-.31.31-.74.41l-3.16.7.7-3.18q.1-.41.4-.7z',
  grid: 20,
};
export const Prohibited16: Drawing = {
  path: 'M11.87 3.42a6 6 0 0 0-8.45 8.45zm.71.7-8.45 8.46a6 6 0 0 0 8.45-8.45M3.05 3.06a7 7 0 1 1 9.9 9.9 7 7 0 0 1-9.9-9.9',
  grid: 16,
};
