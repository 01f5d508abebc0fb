import type { MouseEventHandler, ReactNode } from 'react'
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts'
import { describe, type FieldProps, labelText, renderDescription, renderError } from './Field.tsx'
import { field } from './Field.css.ts'
import * as styles from './FieldGroup.css.ts'

export interface GroupProps extends FieldProps {
  /** @default 'vertical' */
  orientation?: 'vertical' | 'horizontal'
}

/** Returns the attributes of a fieldset whose legend and messages `renderGroup` renders. */
export function groupAttributes(id: string, { description, error }: GroupProps, describedBy?: string) {
  return { id, className: field, 'aria-describedby': describe(id, description, error, describedBy) }
}

export function renderLegend(props: FieldProps, onClick?: MouseEventHandler<HTMLLegendElement>) {
  return (
    <legend className={props.isLabelHidden ? visuallyHidden : styles.legend} onClick={onClick}>
      {labelText(props)}
    </legend>
  )
}

/** Renders several controls under one label. The description precedes them, because it helps people choose. */
export function renderGroup(
  id: string,
  props: GroupProps,
  choices: ReactNode,
  { className = styles.choices, orientation = props.orientation } = {},
) {
  return (
    <>
      {renderLegend(props)}
      {renderDescription(id, props)}
      <div className={className} data-orientation={orientation}>
        {choices}
      </div>
      {renderError(id, props)}
    </>
  )
}
