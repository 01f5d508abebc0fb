// The parts that adding a method opens.
export { AddMethodDialog } from './add/AddMethodDialog.tsx'
export { AddMethodForm } from './add/AddMethodForm.tsx'
