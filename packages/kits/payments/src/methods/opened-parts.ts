// What is opened from the wallet: one file, as menus, dialogs and fields share their code and words.
export { AddMethodDialog } from './add/AddMethodDialog.tsx'
export { AddMethodForm } from './add/AddMethodForm.tsx'
export { MethodActionDialog } from './manage/MethodActionDialog.tsx'
export { MethodMenu } from './manage/MethodMenu.tsx'
export { TestCard } from './manage/TestCard.tsx'
