import { assumed, list, maybe, type Out, type Schema, text } from '../wire.ts'
import { AiConversationStatus, AiProviderType } from './ai-conversations.enums.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): all names are assumed.

const newAiConversationFields = assumed({
  title: maybe(text),
  providerType: maybe(AiProviderType),
  model: maybe(text),
})

/** A conversation to start. Without a `model`, the service selects one. */
export interface NewAiConversation extends Out<typeof newAiConversationFields> {}
export const NewAiConversation: Schema<NewAiConversation> = newAiConversationFields

const newAiMessageFields = assumed({ text, fileKeys: maybe(list(text)) })

/** A user's message, with the keys of files uploaded before. */
export interface NewAiMessage extends Out<typeof newAiMessageFields> {}
export const NewAiMessage: Schema<NewAiMessage> = newAiMessageFields

const aiConversationStatusChangeFields = assumed({ status: AiConversationStatus })

/** The new status of a conversation. */
export interface AiConversationStatusChange extends Out<typeof aiConversationStatusChangeFields> {}
export const AiConversationStatusChange: Schema<AiConversationStatusChange> = aiConversationStatusChangeFields

const aiConversationTitleFields = assumed({ title: text })

/** The owner's title of a conversation. */
export interface AiConversationTitle extends Out<typeof aiConversationTitleFields> {}
export const AiConversationTitle: Schema<AiConversationTitle> = aiConversationTitleFields
