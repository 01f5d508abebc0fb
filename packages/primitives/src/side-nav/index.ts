export {
  SideNav,
  type SideNavGroup,
  type SideNavItem,
  type SideNavLink,
  type SideNavProps,
  type SideNavSection,
} from './SideNav.tsx'
