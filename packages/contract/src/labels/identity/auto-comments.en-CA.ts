export { AutoCommentAction, AutoCommentSubjectType } from './auto-comments.en-US.ts'
