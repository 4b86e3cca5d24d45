export { type Tab, TabPanel, Tabs, type TabsProps } from './Tabs.tsx';
