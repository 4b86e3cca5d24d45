// Made by `npm run icons` from @fluentui/react-icons; see chosen.json.
import { createIcon } from './createIcon.tsx';

export const ArrowEnterLeftIcon = /*#__PURE__*/ createIcon(
  'm3.76 12 3.33 3.14a.5.5 0 0 1-.68.72l-4.25-4a.5.5 0 0 1 0-.72l4.25-4a.5.5 0 1 1 .68.72L3.76 11H15a2 2 0 0 0 2-2V4.5a.5.5 0 0 1 1 0V9a3 3 0 0 1-3 3z',
  20,
);
export const HistoryIcon = /*#__PURE__*/ createIcon(
  'M8 3a5 5 0 1 1-4.98 5.46.5.5 0 0 0-1 .08 6 6 0 1 0 1.48-4.5V2.5a.5.5 0 1 0-1 0v3c0 .28.22.5.5.5h3a.5.5 0 1 0 0-1H4a5 5 0 0 1 4-2m0 2.5a.5.5 0 1 0-1 0v3c0 .28.22.5.5.5h2a.5.5 0 1 0 0-1H8z',
  16,
);
