import { ActionSpecimens } from './ThemeStudioActions.tsx'
import { DataSpecimens } from './ThemeStudioData.tsx'
import { FeedbackSpecimens } from './ThemeStudioFeedback.tsx'
import { FormSpecimens } from './ThemeStudioForms.tsx'
import './ThemeStudio.css'

/** Primitives, by what a theme changes in them. */
export function ThemeStudioGallery() {
  return (
    <div className="specimens">
      <ActionSpecimens />
      <FormSpecimens />
      <FeedbackSpecimens />
      <DataSpecimens />
    </div>
  )
}
