/** Files dropped anywhere on the session's screen: a browser would open them in place of the session or beside it. */
import { type DragEvent, useState } from "react"

/** What was dropped. Browsers name folders among the files, without what lies in them. */
interface Dropped {
  files: File[]
  folderNames: string[]
}

/** @param onFiles  null while no files are taken: the pointer says so, and nothing is opened */
export function useFileDrop(onFiles: ((dropped: Dropped) => void) | null) {
  const [isOver, setOver] = useState(false)
  return {
    isDropTarget: isOver && onFiles !== null,
    dropHandlers: {
      onDragOver(event: DragEvent) {
        // A dialog takes its own.
        if (event.isDefaultPrevented() || !event.dataTransfer.types.includes("Files")) return
        event.preventDefault()
        event.dataTransfer.dropEffect = onFiles ? "copy" : "none"
        setOver(true)
      },
      onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false)
      },
      onDrop(event: DragEvent) {
        setOver(false)
        if (event.isDefaultPrevented() || !event.dataTransfer.types.includes("Files")) return
        event.preventDefault()
        onFiles?.(droppedIn(event.dataTransfer))
      },
    },
  }
}

function droppedIn({ items }: DataTransfer): Dropped {
  const dropped: Dropped = { files: [], folderNames: [] }
  for (const item of items) {
    const entry = item.webkitGetAsEntry()
    const file = item.getAsFile()
    if (entry?.isDirectory) dropped.folderNames.push(entry.name)
    else if (file) dropped.files.push(file)
  }
  return dropped
}
