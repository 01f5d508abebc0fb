import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useState } from 'react'
import { managerTheme, systemScheme } from './manager-theme.ts'
import { applyTheme } from './theme.tsx'

interface Globals {
  brand: string
  scheme: string
  density: string
}

/** A docs page in the toolbar's scheme, like its stories. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [scheme, setScheme] = useState(() => /scheme:(\w+)/.exec(location.search)?.[1] ?? 'light')
  useEffect(() => {
    const follow = ({ globals }: { globals: Globals }) => {
      setScheme(globals.scheme)
      applyTheme(globals)
    }
    context.channel.on('globalsUpdated', follow)
    return () => context.channel.off('globalsUpdated', follow)
  }, [context])
  return (
    <DocsContainer
      context={context}
      theme={managerTheme(scheme === 'light' || scheme === 'dark' ? scheme : systemScheme())}
    >
      {children}
    </DocsContainer>
  )
}
