import * as styles from './HtmlPreview.css.ts'

/** Nothing of it runs or loads: no script, no picture of a tracker. Styles of its own are let through. */
const policy = `<!doctype html><meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'"><base target="_blank">`

export interface HtmlPreviewProps {
  html: string
  /** The name of the preview, for screen readers. */
  label: string
}

/** Shows HTML as a person would receive it, in a frame that nothing can leave. */
export const HtmlPreview = ({ html, label }: HtmlPreviewProps) => (
  <iframe className={styles.preview} title={label} sandbox="" srcDoc={policy + html} />
)
