import { type Scheme, schemes } from '@memberkit/tokens'
import { createContext, type ReactNode, useContext, useLayoutEffect, useRef } from 'react'
import './ThemeStudio.css'

/** The custom properties of the theme that is being worked at. */
export const ThemeProperties = createContext<Readonly<Record<string, string>>>({})

interface SpecimenProps {
  title: string
  children: (scheme: Scheme) => ReactNode
}

/** The same in light and in dark, side by side. */
export function Specimen({ title, children }: SpecimenProps) {
  return (
    <div className="specimen">
      {schemes.map((scheme) => (
        <Pane key={scheme} scheme={scheme} title={title}>
          {children(scheme)}
        </Pane>
      ))}
    </div>
  )
}

function Pane({ scheme, title, children }: { scheme: Scheme; title: string; children: ReactNode }) {
  const pane = useRef<HTMLDivElement>(null)
  const properties = useContext(ThemeProperties)
  // By the CSSOM, which no content security policy forbids; nothing within renders again.
  useLayoutEffect(() => {
    const { style } = pane.current!
    for (const [name, value] of Object.entries(properties)) style.setProperty(name, value)
    return () => {
      for (const name of Object.keys(properties)) style.removeProperty(name)
    }
  }, [properties])
  return (
    <div ref={pane} role="group" aria-label={`${title}, ${scheme}`} className="specimen-pane" data-mk-scheme={scheme}>
      <p className="specimen-title">{title}</p>
      {children}
    </div>
  )
}
