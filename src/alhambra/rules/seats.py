"""The types of seats. Plain numbers at run time and for type checkers; encoders that read the
annotation of a field learn from it what the number is."""

from typing import Annotated

#: A seat, counted from 0.
SeatIndex = Annotated[int, "a seat"]
#: Some of the seats.
Seats = tuple[SeatIndex, ...]
#: One number for each seat.
PerSeat = Annotated[tuple[int, ...], "one number for each seat"]
