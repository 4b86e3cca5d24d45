// Made by `npm run icons` from @fluentui/react-icons: the icons that the files beside this one use.
import type { Drawing } from '@console/rules';

export const Checkmark20: Drawing = {
  path: 'M3.37 10.17a.5.5 0 0 0-.74.66l4 4.5c.19.22.52.23.72.02l10.5-10.5a.5.5 0 0 0-.7-.7L7.02 14.27z',
  grid: 20,
};
export const CheckmarkCircle16: Drawing = {
  path: 'M2 8a6 6 0 1 1 12 0A6 6 0 0 1 2 8m6-7a7 7 0 1 0 0 14A7 7 0 0 0 8 1m2.85 5.85a.5.5 0 0 0-.7-.7l-2.9 2.9-1.4-1.4a.5.5 0 1 0-.7.7L6.9 10.1c.2.2.5.2.7 0z',
  grid: 16,
};
export const CheckmarkCircleFilled20: Drawing = {
  path: 'M10 2a8 8 0 1 1 0 16 8 8 0 0 1 0-16m3.36 5.65a.5.5 0 0 0-.64-.06l-.07.06L9 11.3 7.35 9.65l-.07-.06a.5.5 0 0 0-.7.7l.07.07 2 2 .07.06c.17.11.4.11.56 0l.07-.06 4-4 .07-.08a.5.5 0 0 0-.06-.63',
  grid: 20,
};
export const Circle16: Drawing = {
  path: 'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1m0 1a6 6 0 1 0 0 12A6 6 0 0 0 8 2',
  grid: 16,
};
export const CircleHalfFill16: Drawing = {
  path: 'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1m0 1a6 6 0 0 0-6 6h12a6 6 0 0 0-6-6',
  grid: 16,
};
export const Clock16: Drawing = {
  path: 'M2 8a6 6 0 1 1 12 0A6 6 0 0 1 2 8m6-7a7 7 0 1 0 0 14A7 7 0 0 0 8 1m0 3.5a.5.5 0 0 0-1 0v4c0 .28.22.5.5.5h3a.5.5 0 0 0 0-1H8z',
  grid: 16,
};
export const DismissCircle16: Drawing = {
  path: 'M2 8a6 6 0 1 1 12 0A6 6 0 0 1 2 8m6-7a7 7 0 1 0 0 14A7 7 0 0 0 8 1M6.35 5.65a.5.5 0 1 0-.7.7L7.29 8 5.65 9.65a.5.5 0 0 0 .7.7L8 8.71l1.65 1.64a.5.5 0 0 0 .7-.7L8.71 8l1.64-1.65a.5.5 0 0 0-.7-.7L8 7.29z',
  grid: 16,
};
export const Edit20: Drawing = {
  path: 'M17.18 2.93a2.97 2.97 0 0 0-4.26-.06l-9.37 9.38q-.5.5-.66 1.2l-.88 3.94a.5.5 0 0 0 .6.6l3.93-.87c.46-.1.9-.34 1.23-.68l9.36-9.36a2.97 2.97 0 0 0 .05-4.15m-3.55.65a1.97 1.97 0 1 1 2.8 2.8l-.68.66-2.8-2.79zm-1.38 1.38 2.8 2.8-7.99 7.97q-.31.31-.74.41l-3.16.7.7-3.18q.1-.41.4-.7z',
  grid: 20,
};
export const ErrorCircle16: Drawing = {
  path: 'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1m0 1a6 6 0 1 0 0 12A6 6 0 0 0 8 2m0 8a.75.75 0 1 1 0 1.5.75.75 0 0 1 0-1.5m0-5.5a.5.5 0 0 1 .5.41V8.5a.5.5 0 0 1-1 .09V5c0-.28.22-.5.5-.5',
  grid: 16,
};
export const HatGraduation16: Drawing = {
  path: 'M9.37 2.45a2.5 2.5 0 0 0-2.74 0l-5.4 3.53a.5.5 0 0 0-.23.47v4.05a.5.5 0 0 0 1 0V7.34l1 .68v3.68q0 .18.12.32v.01l.03.03.32.32q.33.32.96.74A6.6 6.6 0 0 0 8 14.2a6.6 6.6 0 0 0 4.53-1.82l.32-.32.02-.03h.01a.5.5 0 0 0 .12-.33V8.02l1.78-1.2q.21-.13.22-.42a.5.5 0 0 0-.23-.42zM12 8.7v2.8a5 5 0 0 1-.97.78c-.72.46-1.75.92-3.03.92a5.6 5.6 0 0 1-4-1.7V8.7l2.6 1.75a2.5 2.5 0 0 0 2.8 0zm-8.5 3-.38.32zm3.68-8.42a1.5 1.5 0 0 1 1.64 0L13.6 6.4 8.84 9.63a1.5 1.5 0 0 1-1.68 0L2.4 6.4z',
  grid: 16,
};
export const PauseCircle16: Drawing = {
  path: 'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1m0 1a6 6 0 1 0 0 12A6 6 0 0 0 8 2M6.5 5c.28 0 .5.22.5.5v5a.5.5 0 0 1-1 0v-5c0-.28.22-.5.5-.5m3 0c.28 0 .5.22.5.5v5a.5.5 0 0 1-1 0v-5c0-.28.22-.5.5-.5',
  grid: 16,
};
export const SubtractCircle16: Drawing = {
  path: 'M2 8a6 6 0 1 1 12 0A6 6 0 0 1 2 8m6-7a7 7 0 1 0 0 14A7 7 0 0 0 8 1M5 7.5a.5.5 0 0 0 0 1h6a.5.5 0 0 0 0-1z',
  grid: 16,
};
