"""A browser context that was used by one test is new for the next."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from .devices import MOST, NO_PAGE, Devices
from .looks import PLAIN, Look
from .problems import Problems
from .served import Served

#: One entry in everything that keeps data.
_STORE = """async () => {
    localStorage.mine = sessionStorage.mine = '1'
    document.cookie = 'mine=1'
    await (await caches.open('mine')).put('/mine', new Response('1'))
    await new Promise((done) => (indexedDB.open('mine').onsuccess = done))
    const folder = await navigator.storage.getDirectory()
    await folder.getFileHandle('mine', { create: true })
}"""
#: The names of everything that is stored.
_STORED = """async () => {
    const folder = await navigator.storage.getDirectory()
    return [
        ...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie,
        ...await caches.keys(), ...(await indexedDB.databases()).map(({ name }) => name),
        ...await Array.fromAsync(folder.keys()),
    ].filter((name) => name && name !== 'alhambra.pace')
}"""


@pytest.fixture
def own_devices(browser: Browser, server: Served) -> Devices:
    return Devices(browser, server.url)


def test_nothing_is_left_for_the_next_test(own_devices: Devices, problems: Problems) -> None:
    device = own_devices.take(PLAIN)
    page = device.lend(problems).new_page()
    page.goto(NO_PAGE)
    page.evaluate(_STORE)
    assert page.evaluate(_STORED) == ["mine"] * 2 + ["mine=1"] + ["mine"] * 3
    device.context.grant_permissions(["clipboard-read"])
    device.context.set_offline(True)
    own_devices.put_back(device, problems)
    again = own_devices.take(PLAIN)
    assert again is device
    page = again.lend(problems).new_page()
    page.goto(NO_PAGE)
    assert page.evaluate(_STORED) == []
    assert page.evaluate("localStorage['alhambra.pace']") == '"at-once"'
    clipboard = "async () => (await navigator.permissions.query({ name: 'clipboard-read' })).state"
    assert page.evaluate(clipboard) != "granted"
    again.context.close()


def test_two_people_in_one_test_have_two_devices(own_devices: Devices, problems: Problems) -> None:
    one, two = own_devices.take(PLAIN), own_devices.take(PLAIN)
    assert one.context is not two.context
    for device in (one, two):
        device.lend(problems)
        own_devices.put_back(device, problems)
    assert own_devices.take(Look(language="de")) not in {one, two}


def test_errors_are_those_of_the_test_that_runs(own_devices: Devices) -> None:
    first, second = Problems(), Problems()
    device = own_devices.take(PLAIN)
    page = device.lend(first).new_page()
    page.goto(NO_PAGE)
    page.evaluate("console.error('one')")
    own_devices.put_back(device, first)
    page = own_devices.take(PLAIN).lend(second).new_page()
    page.goto(NO_PAGE)
    page.evaluate("console.error('two')")
    device.context.close()
    assert [len(problems.found) for problems in (first, second)] == [1, 1]


def test_changes_of_a_shared_context_are_refused(own_devices: Devices, problems: Problems) -> None:
    device = own_devices.take(PLAIN)
    page = device.lend(problems).new_page()
    with pytest.raises(AssertionError, match="fresh"):
        page.context.add_init_script("1")
    with pytest.raises(AssertionError, match="fresh"):
        page.clock.install()
    device.context.close()


def test_only_some_devices_wait(own_devices: Devices, problems: Problems) -> None:
    devices = [own_devices.take(PLAIN) for _ in range(MOST + 1)]
    for device in devices:
        device.lend(problems)
        own_devices.put_back(device, problems)
    left = [own_devices.take(PLAIN) for _ in range(MOST)]
    assert left == devices[1:]
    for device in left:
        device.context.close()
