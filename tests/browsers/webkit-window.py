#!/usr/bin/python3
"""A bare window with WebKitGTK in it, for WebKitWebDriver to drive.

WebKitGTK's own test browser has a toolbar that keeps it wider than a phone. The arguments are files of JavaScript that
every page runs before its own scripts.
"""
import sys
from pathlib import Path

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402


class Browser:
    def __init__(self, scripts):
        self.scripts = scripts
        self.context = WebKit2.WebContext.new_ephemeral()
        self.context.set_automation_allowed(True)
        self.context.set_preferred_languages(["id-ID", "id"])
        self.context.connect("automation-started", self.begin_session)
        # Pages find that their visitor wishes for less motion, so that what is clicked stands still.
        Gtk.Settings.get_default().set_property("gtk-enable-animations", False)

    def begin_session(self, _context, session):
        # The driver asks for the name that its capabilities tell, with any version.
        information = WebKit2.ApplicationInfo()
        information.set_name("webkit-window")
        information.set_version(1, 0, 0)
        session.set_application_info(information)
        session.connect("create-web-view", lambda _session: self.open_window())

    def open_window(self, opener=None):
        content = WebKit2.UserContentManager()
        for script in self.scripts:
            content.add_script(
                WebKit2.UserScript(
                    script,
                    WebKit2.UserContentInjectedFrames.TOP_FRAME,
                    WebKit2.UserScriptInjectionTime.START,
                    None,
                    None,
                )
            )
        owner = {"related_view": opener} if opener else {"web_context": self.context}
        view = WebKit2.WebView(is_controlled_by_automation=True, user_content_manager=content, **owner)
        # Otherwise the window could not become narrower than the view first was.
        view.set_size_request(1, 1)
        window = Gtk.Window(default_width=1280, default_height=800)
        window.add(view)
        view.connect("create", lambda parent, _action: self.open_window(parent))
        view.connect("close", lambda _view: window.destroy())
        window.show_all()
        window.present()
        return view


browser = Browser([Path(file).read_text() for file in sys.argv[1:] if file.endswith(".js")])
Gtk.main()
