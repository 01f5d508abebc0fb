'use client'
import { forwardRef, type ReactNode, useId } from 'react'
import type { NativeProps } from '../internal/native-props.ts'
import { SkipLink } from '../skip-link/SkipLink.tsx'
import * as styles from './AppShell.css.ts'
import { NavigationMenu } from './NavigationMenu.tsx'

interface Navigation {
  /**
   * A SideNav: beside the content in windows wider than 1023 px, otherwise in a drawer opened by a button in the
   * header.
   */
  navigation: ReactNode
  /** The label of that button and title of the drawer, for example "Menu". */
  menuLabel: string
  /** The label of the drawer's close button. */
  closeLabel: string
}

interface Aside {
  /** Supporting content: beside the page in windows of 1280 px or more, otherwise below. */
  aside: ReactNode
  /** The name of its landmark. */
  asideLabel: string
}

interface OwnProps {
  /** Logo, search, account. */
  header: ReactNode
  /** The text of the skip link, for example "Skip to the content". */
  skipLabel: string
  /** The page. */
  children: ReactNode
  /** Legal lines below the page. */
  footer?: ReactNode
  /**
   * `limited`: at most 1152 px, centred. `full`: the full width, for tables with many columns.
   * @default 'limited'
   */
  contentWidth?: 'limited' | 'full'
}

type None<Part> = { [Name in keyof Part]?: undefined }
type Parts = (Navigation | None<Navigation>) & (Aside | None<Aside>)

export type AppShellProps = OwnProps & Parts & NativeProps<'div', OwnProps & Navigation & Aside>

/** The frame of all pages of a site: header, navigation, content. Renders one `<div>` with the landmarks. */
export const AppShell = forwardRef<HTMLDivElement, AppShellProps>(function AppShell(props, ref) {
  const { header, skipLabel, children, footer, contentWidth = 'limited', ...others } = props
  const { navigation, menuLabel, closeLabel, aside, asideLabel, ...native } = others
  const id = useId()
  return (
    <div {...native} ref={ref} className={styles.root}>
      <SkipLink targetId={id}>{skipLabel}</SkipLink>
      <header className={styles.header} data-mk-navigation="">
        {navigation && menuLabel && closeLabel ? (
          <NavigationMenu label={menuLabel} closeLabel={closeLabel}>
            {navigation}
          </NavigationMenu>
        ) : null}
        <div className={styles.headerContent}>{header}</div>
      </header>
      <div className={styles.frame}>
        {navigation ? (
          <div className={styles.pane} data-mk-navigation="">
            <div className={styles.paneContent}>{navigation}</div>
          </div>
        ) : null}
        <div className={styles.page} data-width={contentWidth}>
          <div className={styles.columns}>
            <main id={id} tabIndex={-1} className={styles.main}>
              {children}
            </main>
            {aside ? (
              <aside aria-label={asideLabel} className={styles.aside}>
                {aside}
              </aside>
            ) : null}
          </div>
          {footer ? <footer className={styles.footer}>{footer}</footer> : null}
        </div>
      </div>
    </div>
  )
})
