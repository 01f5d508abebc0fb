export { entities, name, fields, actions, done } from './en-US.ts'
export { ChatAction as journal } from '../../labels/identity/chats.en-CA.ts'
