export { ContextualHelp, type ContextualHelpProps, contextualHelpKinds } from './ContextualHelp.tsx'
