"""Lessons over REST: stateless, judged by the engine, in the learner's language."""

from typing import Any

import pytest

from alhambra.lessons import LESSONS, Lesson

from .clients import Site

pytestmark = pytest.mark.anyio
each = pytest.mark.parametrize("lesson", LESSONS, ids=[lesson.id for lesson in LESSONS])


async def attempt(site: Site, lesson: str, *actions: str, **more: Any) -> dict[str, Any]:
    return await site.post(f"/api/lessons/{lesson}", {"actions": actions, **more})


async def test_the_course(site: Site) -> None:
    course = await site.get("/api/lessons")
    assert course == {"lessons": [lesson.id for lesson in LESSONS]}


@each
async def test_every_lesson_is_solved_by_legal_actions(site: Site, lesson: Lesson) -> None:
    reply = await attempt(site, lesson.id)
    assert (reply["verdict"], reply["message"]) == ("onward", lesson.message("task"))
    for count, action in enumerate(lesson.solution, start=1):
        assert action in [offer["action"] for offer in reply["you"]["offers"]]
        reply = await attempt(site, lesson.id, *lesson.solution[:count])
        assert reply["you"]["steps"] == list(lesson.solution[:count])
    assert (reply["verdict"], reply["message"]) == ("solved", lesson.message("solved"))
    assert reply["refusal"] is None
    assert reply["events"]


async def test_a_refused_attempt_changes_nothing(site: Site) -> None:
    async def attempt_in_german(*actions: str) -> dict[str, Any]:
        path, german = "/api/lessons/walls-match", {"accept-language": "de"}
        answer = await site.http.post(path, json={"actions": actions}, headers=german)
        found: dict[str, Any] = answer.json()
        return found

    before = await attempt_in_german()
    reply = await attempt_in_german("place tower-9-ne 0,1")
    assert (reply["verdict"], reply["message"]) == ("refused", "lesson-walls-match-clash")
    assert reply["refusal"]["paragraph"] == "build.match"
    assert "Mauer" in reply["refusal"]["text"]
    assert (reply["game"], reply["you"]) == (before["game"], before["you"])


async def test_a_failed_attempt_leaves_nothing_to_decide(site: Site) -> None:
    reply = await attempt(site, "take-money", "take ducat 8")
    assert (reply["verdict"], reply["message"]) == ("missed", "lesson-take-money-missed")
    assert reply["you"]["offers"] == []


async def test_previews(site: Site) -> None:
    body = {"actions": ["place pavilion-8 2,1"], "tile": "chambers-9-w"}
    found = await site.post("/api/lessons/on-foot/preview", body)
    cells = {tuple(cell["cell"]): cell for cell in found["cells"]}
    assert cells[2, 0]["action"] == "place chambers-9-w 2,0"
    before = await site.post("/api/lessons/on-foot/preview", {"tile": "chambers-9-w"})
    refused = {tuple(cell["cell"]): cell.get("error") for cell in before["cells"]}
    assert refused[2, 0]["paragraph"] == "build.onfoot"


async def test_texts_use_the_terms_of_the_edition(site: Site) -> None:
    reply = await attempt(site, "the-end", edition="revised")
    assert reply["game"]["edition"] == "revised"


@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        ("take-money", {"actions": ["juggle"]}, "unknown-action"),
        ("take-money", {"actions": ["take ducat 8", "take denar 3"]}, "lesson-over"),
        ("take-money", {"actions": ["take denar 9", "take ducat 8"]}, "take-not-there"),
        ("take-money", {"actions": ["pass"] * 13}, "body-bad"),
        ("take-money", {"actions": ["x" * 101]}, "body-bad"),
        ("take-money", {"edition": "lost"}, "unknown-edition"),
        ("take-money", {"cheat": True}, "body-bad"),
        ("take-money/preview", {"tile": "garden-99"}, "unknown-tile"),
        ("take-money/preview", {"tile": "garden-12-s"}, "preview-tile"),
    ],
)
async def test_invalid_requests_are_refused(
    site: Site, path: str, body: dict[str, Any], code: str
) -> None:
    refused = await site.post(f"/api/lessons/{path}", body, status=400)
    assert refused["code"] == code
    assert refused["text"]


@pytest.mark.parametrize(
    ("path", "body"), [("juggling", {}), ("juggling/preview", {"tile": "garden-8-ne"})]
)
async def test_an_unknown_lesson_is_refused(site: Site, path: str, body: dict[str, Any]) -> None:
    refused = await site.post(f"/api/lessons/{path}", body, status=404)
    assert refused["code"] == "unknown-lesson"
    assert "juggling" in refused["text"]
