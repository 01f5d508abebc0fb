import { createContext } from 'react'

/** Closes the surrounding menu and returns focus to its button. */
export const CloseMenu = createContext(() => {})
