import { Sign } from '@runatal/look/hall/Sign.tsx'
import { useWatched } from '@runatal/look/store.ts'
import { useEffect } from 'react'
import { FIRST_GAME } from '../games.ts'
import { Link } from '../parts/Link.tsx'
import { ago } from '../parts/time.ts'
import { go } from '../router.ts'
import { useWords } from '../words/words.ts'
import { clubApi, type FriendsState } from './api.ts'
import { listenToClub, told } from './club-line.ts'
import { nameOfGame } from './parts.tsx'
import { useRefusal } from './useRefusal.ts'
import './friends.css'

/** Those whom I follow: who is here comes first; with nobody followed, how to begin. */
export function FriendsPanel() {
  const { friends: say } = useWords()
  useEffect(listenToClub, [])
  const friends = useWatched(told.friends)?.friends ?? []
  const here = friends.filter(one => one.here)
  const shown = [...here, ...friends.filter(one => !one.here)].slice(0, SHOWN)
  return (
    <section className="panel friends" aria-labelledby="friends-title">
      <header>
        <h2 id="friends-title">{say.title}</h2>
        {friends.length > 0 && <span className="count">{say.here(here.length)}</span>}
      </header>
      <Invited />
      {friends.length === 0 ? (
        <p className="none">{say.none}</p>
      ) : (
        <ul>
          {shown.map(friend => (
            <Row key={friend.name} friend={friend} />
          ))}
        </ul>
      )}
      <Link className="btn cut" to={{ page: 'new', game: FIRST_GAME }}>
        <Sign of="link" size={15} />
        {say.bring}
      </Link>
    </section>
  )
}

function Row({ friend }: { friend: FriendsState['friends'][number] }) {
  const words = useWords()
  const { friends: say } = words
  const [why, refused] = useRefusal()
  const { name, mutual, here, seen, table, game } = friend
  const where = here
    ? game === undefined
      ? say.inHall
      : nameOfGame(game)
    : seen !== undefined
      ? say.seen(ago(seen, words))
      : mutual
        ? ''
        : say.oneWay
  return (
    <li>
      <i className={here ? 'dot' : 'dot off'} />
      <span>
        <Link to={{ page: 'person', name }}>{name}</Link>
        <small role={why === undefined ? undefined : 'alert'}>{why ?? where}</small>
      </span>
      {table !== undefined ? (
        <Link className="ico" to={{ page: 'table', table }} aria-label={say.watch(name)}>
          <Sign of="eye" size={16} />
        </Link>
      ) : (
        here && (
          <button
            type="button"
            className="ico"
            aria-label={say.invite(name)}
            onClick={() => void invite(name).then(refused)}
          >
            <Sign of="plus" size={16} />
          </button>
        )
      )}
    </li>
  )
}

/** One press: a table for two, and they are asked to it. */
export async function invite(name: string, game: string = FIRST_GAME) {
  const answer = await clubApi.invite(name, game)
  if (answer === undefined || 'refused' in answer) return answer
  go({ page: 'table', table: answer.table })
  return undefined
}

/** Tables that somebody has asked me to. */
function Invited() {
  const { friends: say } = useWords()
  const invitations = useWatched(told.invitations)?.invitations ?? []
  if (invitations.length === 0) return undefined
  return (
    <ul className="invited" aria-label={say.invitations}>
      {invitations.map(({ table, game, by }) => (
        <li key={table}>
          <span>{say.invited(by, nameOfGame(game))}</span>
          <Link className="btn gold" to={{ page: 'table', table }}>
            {say.come}
          </Link>
          <button type="button" className="ico" aria-label={say.notNow(by)} onClick={() => void decline(table)}>
            <Sign of="cross" size={16} />
          </button>
        </li>
      ))}
    </ul>
  )
}

async function decline(table: string) {
  const left = await clubApi.decline(table)
  if (left !== undefined) told.invitations.set(left)
}

const SHOWN = 4
