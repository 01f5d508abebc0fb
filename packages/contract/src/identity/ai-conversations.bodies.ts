import { assumed, list, maybe, type Out, type Schema, text } from '../wire.ts'
import { AiConversationStatus, AiProviderType } from './ai-conversations.enums.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): every name here is ours.

const newAiConversationFields = assumed({
  title: maybe(text),
  providerType: maybe(AiProviderType),
  model: maybe(text),
})

/** A conversation to begin. Without a `model`, the service picks one. */
export interface NewAiConversation extends Out<typeof newAiConversationFields> {}
export const NewAiConversation: Schema<NewAiConversation> = newAiConversationFields

const newAiMessageFields = assumed({ text, fileKeys: maybe(list(text)) })

/** What the user says, with the keys of files that were uploaded before. */
export interface NewAiMessage extends Out<typeof newAiMessageFields> {}
export const NewAiMessage: Schema<NewAiMessage> = newAiMessageFields

const aiConversationStatusChangeFields = assumed({ status: AiConversationStatus })

/** What becomes of the conversation. */
export interface AiConversationStatusChange extends Out<typeof aiConversationStatusChangeFields> {}
export const AiConversationStatusChange: Schema<AiConversationStatusChange> = aiConversationStatusChangeFields

const aiConversationTitleFields = assumed({ title: text })

/** What its owner calls the conversation. */
export interface AiConversationTitle extends Out<typeof aiConversationTitleFields> {}
export const AiConversationTitle: Schema<AiConversationTitle> = aiConversationTitleFields
