/** Whether a key only leads past a control: Tab, and the key that turns it around. */
export const isPassingKey = (key: string): boolean => key === 'Tab' || key === 'Shift';
