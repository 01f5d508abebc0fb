export { Menu, type MenuProps } from './Menu.tsx'
export { MenuItem, type MenuItemProps } from './MenuItem.tsx'
export { MenuSection, type MenuSectionProps, MenuSeparator } from './MenuSection.tsx'
