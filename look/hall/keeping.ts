/** IndexedDB as promises. */

export function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () =>
      reject(new Error(`This browser does not keep games: ${request.error?.message ?? 'no storage'}`)),
    )
  })
}

/** Durable when it resolves; false if somebody else wrote that key first. */
export function done(writing: IDBTransaction): Promise<boolean> {
  return new Promise((resolve, reject) => {
    writing.addEventListener('complete', () => resolve(true))
    writing.addEventListener('abort', () => {
      if (writing.error?.name === 'ConstraintError') resolve(false)
      else
        reject(new Error(`The move could not be kept on this device: ${writing.error?.message ?? 'storage is full'}`))
    })
  })
}
