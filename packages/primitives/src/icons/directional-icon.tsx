import { type Icon, icon } from './icon.tsx'

/** An icon that points along the line of text, and is mirrored where text runs from right to left. @__NO_SIDE_EFFECTS__ */
export function directionalIcon(lines: string): Icon {
  const Drawing = icon(lines)
  return function Icon(props) {
    return <Drawing data-directional="" {...props} />
  }
}
