import bootstrap from 'bootstrap/dist/css/bootstrap.css?inline'
import preflight from 'tailwindcss/preflight.css?inline'

/** Host rules for every element of a page: a reset of everything, and arbitrary overrides. */
const resetOfAll = `
*:where(:not(html, iframe, canvas, img, svg, video, audio):not(svg *, symbol *)) { all: unset; display: revert }
*, *::before, *::after { box-sizing: border-box }
`
const rude = `
button, a, input, textarea, select, label, legend, fieldset, table, th, td, ul, ol, li, dl, dt, dd, p, h1, h2, h3, h4,
div, span, time, strong, small, code, dialog, summary, details, progress, meter, nav, section, header, footer {
  margin: 7px; padding: 9px; border: 3px dashed red; border-radius: 9px; background: yellow; color: red;
  font: italic 700 22px/2 serif; letter-spacing: 0.2em; text-transform: uppercase; text-align: right; float: right;
  box-shadow: 0 0 9px red; min-width: 12em; max-width: 20em; vertical-align: top; list-style: square; opacity: 0.5;
}
input[type='text'], input[type='checkbox'], button[type='button'], a[href] { display: block; width: 100%; height: 60px }
button:not(:disabled), [role='button'] { cursor: wait; transition: all 2s }
`
const smallRoot = 'html { font-size: 10px }'

/**
 * Limits host rules to our elements, including their descendants up to a story's own boxes, so that a story's layout
 * stays the same in the screenshots.
 */
const within = (css: string) =>
  `@scope ([class^="mk-"]) to ([style]:not([class])) { ${css.replace(/@charset[^;]*;/, '')} }`

export const hostileSheets = {
  Bootstrap: smallRoot + within(bootstrap),
  Tailwind: within(preflight),
  'a reset of all': within(resetOfAll),
  'rude rules': smallRoot + within(rude),
}
