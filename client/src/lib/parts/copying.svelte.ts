/** Copying a text, and saying so for a moment. */
const SAID_MS = 2500

export class Copying {
  isDone = $state(false)

  /** Copy a text; the field that shows it, if there is one, is selected. */
  async copy(text: string, field?: HTMLInputElement | HTMLTextAreaElement): Promise<void> {
    field?.select()
    try {
      await navigator.clipboard.writeText(text)
      this.isDone = true
      setTimeout(() => (this.isDone = false), SAID_MS)
    } catch {
      // Without the right to the clipboard the text can be selected and copied by hand.
    }
  }
}
