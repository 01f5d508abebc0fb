export { AnswerAction, AnswerStatus } from './answers.en-US.ts'
