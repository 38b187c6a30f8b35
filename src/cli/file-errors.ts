/** Errors of the file system in the words of commands: the system's own begin with a code and end with a call. */

const WORDS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file or folder",
  EEXIST: "there is such a file already",
  EACCES: "this account may not read or write it",
  EPERM: "this account may not read or write it",
  EISDIR: "that is a folder, not a file",
  ENOTDIR: "a part of the path is a file, not a folder",
  EROFS: "it is on a file system that can only be read",
  ENOSPC: "no space is left on the disk",
  EDQUOT: "the account's share of the disk is used up",
  EFBIG: "the file system takes no file of this size",
}

export function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "code" in error && String(error.code) in WORDS
}

/** @param path  in place of that of the error, which may be a file that the user has not named */
export function fileErrorText({ code, path, message }: NodeJS.ErrnoException, named = path): string {
  const words = WORDS[code ?? ""] ?? message
  return named === undefined ? words : `${named}: ${words}`
}
