/**
 * Reads by key that many requests make at the same time: while a statement runs, the keys that are asked for meanwhile are
 * gathered, and the next statement reads them together. Nothing is kept: a statement starts after each of its keys was asked
 * for, so that its answer is as new as that of a statement of one's own.
 */
import type { Db } from "../base/deps.ts"

/** Keys of one statement. */
const BATCH_KEYS_MAX = 50
/** Keys wait so long for the statement that runs before theirs: one that waits for a lock, or for a dead database, may take seconds. */
const GATHERING_MS_MAX = 20

interface Reader<Value> {
  /** Of its key in the batch. */
  place: number
  resolve(value: Value | undefined): void
  reject(error: unknown): void
}

interface Batch<Key, Value> {
  keys: Key[]
  places: Map<string, number>
  readers: Reader<Value>[]
  timer: Timer | null
}

/** @returns the value of each key in the order of the keys, undefined without one */
type ReadKeys<Key, Value> = (db: Db, keys: readonly Key[]) => Promise<readonly (Value | undefined)[]>

export class BatchedReads<Key, Value> {
  private readonly queues = new WeakMap<Db, BatchQueue<Key, Value>>()
  private readonly readKeys: ReadKeys<Key, Value>

  constructor(readKeys: ReadKeys<Key, Value>) {
    this.readKeys = readKeys
  }

  /**
   * @param id  the same for the same key
   * @throws what reading the batch throws
   */
  read(db: Db, id: string, key: Key): Promise<Value | undefined> {
    let queue = this.queues.get(db)
    if (!queue) {
      queue = new BatchQueue((keys) => this.readKeys(db, keys))
      this.queues.set(db, queue)
    }
    return queue.read(id, key)
  }
}

class BatchQueue<Key, Value> {
  private readonly readKeys: (keys: readonly Key[]) => Promise<readonly (Value | undefined)[]>
  private gathered: Batch<Key, Value> | null = null
  /** The newest one that runs; one before it may still be waiting for the database. */
  private newest: Batch<Key, Value> | null = null

  constructor(readKeys: (keys: readonly Key[]) => Promise<readonly (Value | undefined)[]>) {
    this.readKeys = readKeys
  }

  read(id: string, key: Key): Promise<Value | undefined> {
    return new Promise((resolve, reject) => {
      const batch = this.gathered ?? this.begin()
      let place = batch.places.get(id)
      if (place === undefined) {
        place = batch.keys.push(key) - 1
        batch.places.set(id, place)
      }
      batch.readers.push({ place, resolve, reject })
      if (this.newest === null || batch.keys.length === BATCH_KEYS_MAX) this.send(batch)
    })
  }

  private begin(): Batch<Key, Value> {
    const batch: Batch<Key, Value> = { keys: [], places: new Map(), readers: [], timer: null }
    if (this.newest) batch.timer = setTimeout(() => this.send(batch), GATHERING_MS_MAX)
    this.gathered = batch
    return batch
  }

  private send(batch: Batch<Key, Value>): void {
    this.gathered = null
    if (batch.timer) clearTimeout(batch.timer)
    this.newest = batch
    this.readKeys(batch.keys).then(
      (values) => {
        this.sendNextAfter(batch)
        for (const { place, resolve } of batch.readers) resolve(values[place])
      },
      (error) => {
        this.sendNextAfter(batch)
        for (const { reject } of batch.readers) reject(error)
      },
    )
  }

  private sendNextAfter(batch: Batch<Key, Value>): void {
    if (this.newest !== batch) return
    this.newest = null
    if (this.gathered) this.send(this.gathered)
  }
}
