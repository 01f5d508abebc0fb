import { Instant } from '../shared/dates.ts'
import { assumed, entity, flag, list, maybe, number, type Out, type Schema, text } from '../wire.ts'
import { AiConversationStatus, AiMessageSender, AiProviderType } from './ai-conversations.enums.ts'
import { IdentityFile } from './files.entities.ts'

const aiFeedbackFields = assumed({ isHelpful: flag, comment: maybe(text) })

/** A reader's feedback on a message or on the whole conversation. */
export interface AiFeedback extends Out<typeof aiFeedbackFields> {}
export const AiFeedback: Schema<AiFeedback> = aiFeedbackFields

const aiMessageFields = entity({
  stated: { sender: AiMessageSender, feedback: maybe(AiFeedback) },
  assumed: { id: text, text, at: Instant, fileKeys: list(text), isPartial: maybe(flag) },
})

/**
 * A message by a person or a model. `text` is untrusted plain text, never markup; `fileKeys` are uploaded files of the
 * conversation; `isPartial` marks an interrupted reply.
 */
export interface AiMessage extends Out<typeof aiMessageFields> {}
export const AiMessage: Schema<AiMessage> = aiMessageFields

const aiConversationFields = entity({
  stated: {
    title: text,
    status: AiConversationStatus,
    messages: list(AiMessage),
    uploadedFiles: list(IdentityFile),
    feedback: maybe(AiFeedback),
    providerType: AiProviderType,
  },
  assumed: {
    id: text,
    identityId: text,
    model: text,
    createdAt: Instant,
    updatedAt: Instant,
    version: text,
  },
})

/** A conversation with an assistant; messages are in chronological order. `version` is the value for `If-Match`. */
export interface AiConversation extends Out<typeof aiConversationFields> {}
export const AiConversation: Schema<AiConversation> = aiConversationFields

const aiReplyEventFields = assumed({
  messageId: text,
  delta: maybe(text),
  message: maybe(AiMessage),
  failure: maybe(text),
})

/**
 * A streamed event of a reply: the next piece of its text (`delta`), then the complete `message`. A `failure` ends the
 * stream; text received before it stays.
 */
export interface AiReplyEvent extends Out<typeof aiReplyEventFields> {}
export const AiReplyEvent: Schema<AiReplyEvent> = aiReplyEventFields

const aiModelFields = entity({
  stated: { providerType: AiProviderType },
  assumed: { id: text, name: text, isDefault: flag, acceptsFiles: flag, maximumFileSize: maybe(number) },
})

/** A model that can reply. `maximumFileSize` is in bytes. */
export interface AiModel extends Out<typeof aiModelFields> {}
export const AiModel: Schema<AiModel> = aiModelFields
