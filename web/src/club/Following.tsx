import { Sign } from '@runatal/look/hall/Sign.tsx'
import { useWatched } from '@runatal/look/store.ts'
import { useEffect } from 'react'
import { introduceMe } from '../me.ts'
import { useWords } from '../words/words.ts'
import { clubApi } from './api.ts'
import { listenToClub, told } from './club-line.ts'
import { invite } from './FriendsPanel.tsx'
import { useRefusal } from './useRefusal.ts'

/** Following somebody, and asking them to a table: the game is one that they have played. */
export function Following({ name, game }: { name: string; game: string | undefined }) {
  const { friends: say, me } = useWords()
  const [why, refused] = useRefusal()
  useEffect(listenToClub, [])
  const friend = useWatched(told.friends)?.friends.find(one => one.name === name)
  const follow = async () => {
    if (!(await introduceMe(me.guest))) return
    const answer = await (friend === undefined ? clubApi.follow(name) : clubApi.unfollow(name))
    if (answer === undefined) return
    if ('refused' in answer) refused(answer)
    else told.friends.set(answer)
  }
  return (
    <>
      <button type="button" className="btn cut" onClick={() => void follow()}>
        <Sign of={friend === undefined ? 'plus' : 'check'} size={15} />
        {friend === undefined ? say.follow : say.unfollow}
      </button>
      <button type="button" className="btn cut" onClick={() => void invite(name, game).then(refused)}>
        <Sign of="table" size={15} />
        {say.playWith}
      </button>
      <p className="fine" role={why === undefined ? undefined : 'alert'}>
        {why ?? say.followNote}
      </p>
    </>
  )
}
