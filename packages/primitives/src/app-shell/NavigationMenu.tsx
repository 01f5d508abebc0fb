import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { navigationBreakpoint } from '@memberkit/tokens'
import { Drawer } from '../drawer/Drawer.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { MenuIcon } from '../icons/index.ts'
import * as styles from './AppShell.css.ts'

interface NavigationMenuProps {
  label: string
  closeLabel: string
  children: ReactNode
}

/** The menu button of a narrow window, and its drawer. */
export function NavigationMenu({ label, closeLabel, children }: NavigationMenuProps) {
  const [isOpen, setOpen] = useState(false)

  // A window that became wide shows the side pane, which has no close button.
  useEffect(() => {
    if (!isOpen) return
    const wide = matchMedia(`(min-width: ${navigationBreakpoint + 1}px)`)
    const follow = () => setOpen(!wide.matches)
    wide.addEventListener('change', follow)
    return () => wide.removeEventListener('change', follow)
  }, [isOpen])

  return (
    <div className={styles.menu}>
      <IconButton
        label={label}
        icon={<MenuIcon />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
      />
      <Drawer
        side="start"
        title={label}
        closeLabel={closeLabel}
        isDismissable
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        <div className={styles.menuContent} onClick={(event) => (leadsOn(event) ? setOpen(false) : undefined)}>
          {children}
        </div>
      </Drawer>
    </div>
  )
}

/** A link that opens a new window leaves this page and its menu open. */
function leadsOn({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) {
  const link = (target as Element).closest('a[href]')
  return link !== null && !link.hasAttribute('target') && !ctrlKey && !metaKey && !shiftKey
}
