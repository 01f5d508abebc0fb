import { createContext, useContext } from 'react'
import type { Transitions } from '../useResolutionCase.ts'

/** The options that the forms need besides the case. */
export interface FormOptions {
  transitions?: Transitions
  directoryGroup?: string
  /** Opens the closing sheet. */
  onClosing: () => void
}

export const FormContext = createContext<FormOptions>({ onClosing: () => {} })
export const useFormOptions = () => useContext(FormContext)
