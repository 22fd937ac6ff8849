import { checkSpots } from '@runatal/look/conform/spots.tsx'
import { tutorial } from '../../tutorial/index.ts'
import { Board } from '../Board.tsx'

checkSpots(tutorial, Board)
