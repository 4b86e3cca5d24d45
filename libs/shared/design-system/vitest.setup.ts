import '@console/design-system/fonts.css';
import { configure } from '@testing-library/react';

// A busy machine may be slow; it may not be wrong.
configure({ asyncUtilTimeout: 20_000 });

// Layout is measured in the console's own font, whatever the machine has.
await Promise.all(['400', '600'].map((weight) => document.fonts.load(`${weight} 14px "Console Sans"`)));
