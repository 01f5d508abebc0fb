export { TabLinks, type TabLink, type TabLinksProps } from './TabLinks.tsx'
export { type TabItem, tabActivations, tabOrientations, Tabs, type TabsProps } from './Tabs.tsx'
